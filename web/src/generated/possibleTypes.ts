
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
      "RecordPaymentAnswer",
      "ReportProblemAnswer",
      "SignOutEverywhereAnswer",
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
      "RecordPaymentAnswer",
      "ReportProblemAnswer",
      "SignOutEverywhereAnswer",
      "UpdateProfileAnswer",
      "VerifyUserAnswer"
    ]
  }
};
      export default result;
    