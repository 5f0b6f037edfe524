export default function ReplayPage(_: { readonly id?: string }) {
  return null;
}
