import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models, Viewer } from '../../context/merged-types.ts';

declare module '../../context/merged-types.ts' {
  interface Loaders extends ReturnType<typeof reportLoaders> {}
}

/**
 * One request's loaders of whether the viewer has reported a message, and of how many reports there are of a target.
 */
export const reportLoaders = ({ Report }: Pick<Models, 'Report'>, viewer: Viewer | null) => ({
  viewerHasReported: new DataLoader<Types.ObjectId, boolean, string>(
    async (ids) => {
      const own = { targetId: { $in: [...ids] }, reporterId: viewer?._id ?? null };
      const reports = viewer ? await Report.find(own, { targetId: 1 }).lean() : [];
      const reported = new Set(reports.map(({ targetId }) => targetId.toHexString()));
      return ids.map((id) => reported.has(id.toHexString()));
    },
    { cacheKeyFn: (id) => id.toHexString() },
  ),
  targetReportCount: new DataLoader<Types.ObjectId, number, string>(
    async (ids) => {
      const reports = await Report.find({ targetId: { $in: [...ids] } }, { targetId: 1 }).lean();
      const counts = new Map<string, number>();
      for (const { targetId } of reports) {
        const id = targetId.toHexString();
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return ids.map((id) => counts.get(id.toHexString()) ?? 0);
    },
    { cacheKeyFn: (id) => id.toHexString() },
  ),
});
