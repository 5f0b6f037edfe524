/** What a browser is asked for a passkey: as the standard has it, with base64url in the place of bytes. */
type Described = { readonly id: string; readonly type: "public-key" };

export type Making = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Described[];
};

export type Showing = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  readonly challenge: string;
};
