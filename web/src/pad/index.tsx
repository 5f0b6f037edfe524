export default function PadPage(_: { readonly game: string }) {
  return null;
}
