import { verified, type Fact } from '../fact.ts'
import type { WindowsRelease } from '../windows/index.ts'

type Days = { readonly [Release in WindowsRelease]?: Fact<string> }

/**
 * The day on which a platform stopped offering a release, by the rule that says what it offers today.
 * With which minors it was offered is not told.
 */
export const formerReleases: Readonly<Record<string, Days>> = {
  'eks-windows-host': {
    '1909': verified('2020-12-08', ['eks-ami']),
    '2004': verified('2021-12-14', ['eks-ami']),
    '20H2': verified('2022-08-09', ['eks-ami']),
  },
  'gke-windows-host': {
    '1909': verified('2022-08-09', ['gke-sac']),
    '2004': verified('2022-08-09', ['gke-sac']),
    '20H2': verified('2022-08-09', ['gke-sac']),
  },
}
