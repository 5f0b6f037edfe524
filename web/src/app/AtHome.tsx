/** What is to be said about the house on this device, on whatever page: nothing, mostly. */
import { lazy, Suspense, useEffect, useState } from "react";
import { hearNews, type News } from "../home/place";

const HomeNews = lazy(() => import("./HomeNews"));

export function AtHome() {
  const [news, hear] = useState<News>(null);
  useEffect(() => hearNews(hear), []);
  if (news === null) return null;
  return (
    <Suspense>
      <HomeNews news={news} />
    </Suspense>
  );
}
