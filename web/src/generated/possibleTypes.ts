
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
      "ChangeStockAnswer",
      "ConfirmReceiptAnswer",
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
      "ReportProblemAnswer",
      "SignOutEverywhereAnswer",
      "UpdateNotificationSettingsAnswer",
      "UpdateProductAnswer",
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
      "ChangeStockAnswer",
      "ConfirmReceiptAnswer",
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
      "ReportProblemAnswer",
      "SignOutEverywhereAnswer",
      "UpdateNotificationSettingsAnswer",
      "UpdateProductAnswer",
      "UpdateProfileAnswer",
      "VerifyUserAnswer"
    ]
  }
};
      export default result;
    