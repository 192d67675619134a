import { inferred, type Fact } from '../fact.ts'
import type { CniId } from './index.ts'

/** Names by which people call a plugin and the one before it alike, as words in lower case. */
export const sharedNames: { readonly [C in CniId]?: Fact<string> } = {
  'vpc-bridge': inferred('vpc cni', ['vpc-tags'], {
    note: 'the project is called so; its tags hold vpc-shared-eni, the plugin before',
  }),
}
