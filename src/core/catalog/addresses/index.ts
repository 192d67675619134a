import type { WrongAddress } from './address.ts'
import { goneAddresses } from './gone.ts'
import { namedAddresses } from './names.ts'
import { slippedAddresses } from './slips.ts'

export type { WrongAddress }

export const wrongAddresses: readonly WrongAddress[] = [
  ...goneAddresses,
  ...namedAddresses,
  ...slippedAddresses,
]
