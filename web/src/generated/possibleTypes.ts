
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "MutationAnswer": [
      "AddAdminAnswer",
      "AddCategoryAnswer",
      "AddProductAnswer",
      "AddToBookingListAnswer",
      "AddToWishListAnswer",
      "AddUserAnswer",
      "AdvertiseProductAnswer",
      "CreatePaymentIntentAnswer",
      "DeleteAccountAnswer",
      "DeleteBookingProductAnswer",
      "DeleteProductAnswer",
      "DeleteUserAnswer",
      "DeleteWishProductAnswer",
      "DemoteAdminAnswer",
      "EndAdvertisementAnswer",
      "GetTokenAnswer",
      "MarkAllNotificationsReadAnswer",
      "MarkNotificationsReadAnswer",
      "RecordPaymentAnswer",
      "SignOutEverywhereAnswer",
      "UpdateNotificationSettingsAnswer",
      "UpdateProfileAnswer",
      "VerifyUserAnswer"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "MutationAnswer": [
      "AddAdminAnswer",
      "AddCategoryAnswer",
      "AddProductAnswer",
      "AddToBookingListAnswer",
      "AddToWishListAnswer",
      "AddUserAnswer",
      "AdvertiseProductAnswer",
      "CreatePaymentIntentAnswer",
      "DeleteAccountAnswer",
      "DeleteBookingProductAnswer",
      "DeleteProductAnswer",
      "DeleteUserAnswer",
      "DeleteWishProductAnswer",
      "DemoteAdminAnswer",
      "EndAdvertisementAnswer",
      "GetTokenAnswer",
      "MarkAllNotificationsReadAnswer",
      "MarkNotificationsReadAnswer",
      "RecordPaymentAnswer",
      "SignOutEverywhereAnswer",
      "UpdateNotificationSettingsAnswer",
      "UpdateProfileAnswer",
      "VerifyUserAnswer"
    ]
  }
};
      export default result;
    