import { inferred } from './fact.ts'

/** What kOps makes machines of. */
export const kops = {
  nodes: inferred(
    'Linux',
    ['github kubernetes/kops/issues/2422', 'github kubernetes/kops/issues/11829'],
    {
      note: 'a wish of 2017 that is open; people have started Windows machines by scripts of their own',
    },
  ),
} as const
