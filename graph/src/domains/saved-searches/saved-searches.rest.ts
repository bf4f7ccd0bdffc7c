import type { Reading } from '../../rest/read-route.ts';

export const savedSearchReadings: Reading[] = [
  {
    url: '/mySavedSearches',
    summary: "The caller's saved searches, newest first, at most 50",
    operation: '{ mySavedSearches { ...SavedSearch } }',
  },
];

export const savedSearchFields = `fragment SavedSearch on SavedSearch {
  id name path mail paused createdAt lastAlertAt
}`;
