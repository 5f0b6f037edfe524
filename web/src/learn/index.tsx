export default function LearnPage(_: { readonly game?: string }) {
  return null;
}
