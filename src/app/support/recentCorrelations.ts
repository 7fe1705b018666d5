/** Correlation ids kept for support. */
const most = 10;

/** The correlation ids of the last answers, which support finds the calls by. */
export interface RecentCorrelations {
  add: (correlationId: string | null) => void;
  /** Newest first. */
  read: () => readonly string[];
}

export function createRecentCorrelations(): RecentCorrelations {
  let ids: readonly string[] = [];
  return {
    add(correlationId) {
      if (correlationId) ids = [correlationId, ...ids.filter((id) => id !== correlationId)].slice(0, most);
    },
    read: () => ids,
  };
}
