/** What is to be said about the house on this device, on pages where it helps: nothing, mostly. */
import { lazy, Suspense } from "react";
import { isAlone, isKept, isOfHome, type News } from "../home/place";
import { useHomeNews } from "../shell/homeNews";

const HomeNews = lazy(() => import("./HomeNews"));

/** Whoever has removed the house knows it; the first page says itself how it is with a newer one. */
function helps(news: NonNullable<News>, path: string): boolean {
  if (news === "absent") return isKept() || (isOfHome(path) && !isAlone());
  return news !== "other" || path !== "/" || isAlone();
}

export function AtHome({ path }: { readonly path: string }) {
  const news = useHomeNews();
  if (news === null || !helps(news, path)) return null;
  return (
    <Suspense>
      <HomeNews news={news} path={path} />
    </Suspense>
  );
}
