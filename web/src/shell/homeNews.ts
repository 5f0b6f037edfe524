/** Why the house on this device is not here; null when it is, or nobody asked. */
import { useEffect, useState } from "react";
import { hearNews, type News } from "../home/place";

export function useHomeNews(): News {
  const [news, hear] = useState<News>(null);
  useEffect(() => hearNews(hear), []);
  return news;
}
