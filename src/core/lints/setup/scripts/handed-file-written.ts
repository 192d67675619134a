import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const handedFileWritten = defineLint({
  id: 'handed-file-written',
  on: 'setup',
  summary: 'A script writes the file that it hands to a component under the same name',
  remediation: 'Write one path in both places.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.otherFile').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `The script writes ${String(one.value)}, and hands ${one.subject ?? 'another file'} to the component, which nothing here writes: where it is not there already, the component ends at its start.`,
      facts: [kubeletStart.fileMissing],
    })),
})
