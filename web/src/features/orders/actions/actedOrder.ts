import type { ActionDialog_OrderFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  fragment ActionDialog_order on Order {
    productName
    viewerActions
    product {
      id
    }
    buyer {
      userId
      name
    }
    seller {
      userId
      name
    }
    price {
      currency
    }
    totals {
      kept {
        amount
        currency
        formatted
      }
    }
    balance {
      status
      amount {
        formatted
      }
    }
    handOverCode {
      triesLeft
    }
    cancelRequest {
      reason
    }
    pickUp {
      proposal {
        by
        times
        timeZone
        place
      }
      agreed {
        at
        timeZone
        place
        calendarUrl
      }
    }
    pickUpTimes {
      place
      timeZone
      times
    }
    problems {
      wish
      closedAt
      steps {
        at
      }
      wishedAmount {
        amount
        formatted
      }
      offeredAmount {
        amount
        formatted
      }
    }
  }
`);

export type ActedOrder = ActionDialog_OrderFragment;

export type DialogProps = { order: ActedOrder; open: boolean; onClose: () => void };
