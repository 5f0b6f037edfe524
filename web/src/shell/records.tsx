/** Files to be kept: sent by a server, or handed out here where none is behind the page. */
import type { ReactNode } from "react";
import { isAlone } from "../home/place";
import { api } from "../wire/api";
import { needsNetwork } from "../wire/transport";

type FileProps = { readonly className?: string; readonly children: ReactNode };

/** `className`: how it looks, where not as a link in a text. */
function FileLink({ address, sent, className, children }: FileProps & { address: string; sent: boolean }) {
  if (sent)
    return (
      <a className={className} href={address} download>
        {children}
      </a>
    );
  // An address of the house on this device leads nowhere: nobody else can follow it.
  const take = () => void api.takeFile(address).catch(() => {}); // why the house is not here is said on the page
  return (
    <button type="button" className={className ?? "as-link"} onClick={take}>
      {children}
    </button>
  );
}

export const RecordLink = ({ table, ...rest }: FileProps & { readonly table: string }) => (
  <FileLink address={api.recordAddress(table)} sent={needsNetwork(table)} {...rest} />
);

/** Everything that is kept of somebody. */
export const EverythingLink = (props: FileProps) => (
  <FileLink address={api.everythingAddress} sent={!isAlone()} {...props} />
);
