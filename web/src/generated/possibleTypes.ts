
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
      "GetTokenAnswer",
      "RecordPaymentAnswer",
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
      "GetTokenAnswer",
      "RecordPaymentAnswer",
      "UpdateProfileAnswer",
      "VerifyUserAnswer"
    ]
  }
};
      export default result;
    