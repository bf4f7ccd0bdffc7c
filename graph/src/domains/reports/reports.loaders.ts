import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models, Viewer } from '../../context/merged-types.ts';

/** One request's loaders: whether the viewer has reported a message, and a target's number of reports. */
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
    // Counts each separately, so that each count uses only the index and reads no report.
    (ids) => Promise.all(ids.map((targetId) => Report.countDocuments({ targetId }))),
    { cacheKeyFn: (id) => id.toHexString() },
  ),
});
