import { inferred } from './fact.ts'

/** The processors for which Kubernetes is built as a node with Windows. */
export const nodeProcessors = inferred(
  ['amd64'],
  [
    'github kubernetes/kubernetes/blob/0029a648a81295de81ac6a4551ca8bf485a9dea6/hack/lib/golang.sh#L31-L38',
  ],
  { note: 'read at one commit' },
)
