/** Passkeys in the browser's own way. Over the wire bytes are base64url; not every browser reads that by itself. */

import type { Making, Showing } from "../wire/passkeys";

/** Browsers have them on secure pages that have a name. */
export function knowsPasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && typeof PublicKeyCredential === "function";
}

/** A new one, as the server takes it. */
export async function makePasskey(asked: Making): Promise<unknown> {
  const made = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ type: one.type, id: bytes(one.id) })),
    },
  });
  const { response, ...rest } = told(made);
  const { attestationObject } = response as AuthenticatorAttestationResponse;
  return {
    ...rest,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(attestationObject) },
  };
}

/** Whichever the person chooses. */
export async function showPasskey({ challenge, rpId, timeout }: Showing): Promise<unknown> {
  const shown = await navigator.credentials.get({
    publicKey: { challenge: bytes(challenge), ...(rpId && { rpId }), ...(timeout && { timeout }) },
  });
  const { response, ...rest } = told(shown);
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...rest,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle ? text(userHandle) : null,
    },
  };
}

function told(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  const { id, rawId, type, response } = credential;
  return { id, rawId: text(rawId), type, response, clientExtensionResults: {} };
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
