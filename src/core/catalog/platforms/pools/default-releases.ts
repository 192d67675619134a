import { inferred } from '../../fact.ts'

/** What AKS takes for a new Windows pool that names no release, since it has several; of 1.36 its pages disagree. */
export const aksDefaults = inferred(
  [
    { release: 'ltsc2019', kubernetes: { from: '1.23', through: '1.24' } },
    { release: 'ltsc2022', kubernetes: { from: '1.25', through: '1.35' } },
  ] as const,
  ['aks-docs upgrade-os-version.md#L49', 'aks-docs upgrade-os-version.md#L50'],
  { note: 'that the release before was the default until then follows from it' },
)
