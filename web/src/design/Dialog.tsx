import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useText } from "../i18n";
import { Button } from "./Button";

/** A native dialog: the page behind waits, Escape closes, the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  wide = false,
  lasting = false,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Cannot be waved away: the children have the only ways out. */
  readonly lasting?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { t } = useText();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // Not on the cross: a reader starts at the title, or at the one field that is asked for.
      (dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog.querySelector("h2"))?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={ref}
      className={wide ? "dialog wide" : "dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!lasting) onClose();
      }}
      onClick={(event) => {
        // The backdrop is the dialog itself, outside its box.
        if (lasting || event.target !== ref.current) return;
        const box = ref.current.getBoundingClientRect();
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom;
        if (!inside && event.clientX + event.clientY > 0) onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {lasting ? null : <Button kind="bare" round icon="ui-close" label={t("close")} onClick={onClose} />}
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** Whatever is open and can be waved away is: something is to be said on the page behind. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll("dialog[open]"))
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
}

/** A button that opens something that has no room on a phone. */
export function Drawer({
  icon,
  label,
  title = label,
  children,
}: {
  readonly icon: string;
  readonly label: string;
  readonly title?: string;
  /** What is in it; told how to close it, where something in it leads back to the page. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" size="small" icon={icon} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title}>
        {typeof children === "function" ? children(close) : children}
      </Dialog>
    </>
  );
}
