import { imageStart } from '../../../catalog/workload/image-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { containersOf } from '../../containers.ts'
import { olderContainerd } from '../../older-containerd.ts'

const { shellForm } = imageStart
const { from, mark } = shellForm.value

export const imageShellForm = defineLint({
  id: 'image-shell-form',
  on: 'setup',
  summary: 'containerd starts what an image names in the form of a shell',
  remediation:
    'Write a list, such as CMD ["powershell", "C:\\\\start.ps1"], name the command in the pod, or update containerd.',
  decisions: [],

  check({ observations, parsed }) {
    const [start] = named(observations, 'image.shellForm')
    const isForWindows = named(observations, 'image.base').length > 0
    const older = olderContainerd(observations, from)
    if (!start || !isForWindows || !older || areTold(parsed)) return []
    return [
      {
        path: [],
        place: placeOf(start),
        also: [placeOf(older)],
        // Not every builder writes it so, and a pod may name a command.
        basis: 'unsupported',
        message: `What the image starts is written for a shell. Docker keeps that as one text with the mark ${mark}, which containerd ${String(older.value)} does not know, ${from} does: it looks for a program of the whole name, and “The system cannot find the file specified”.`,
        facts: [shellForm],
      },
    ]
  },
})

/** Whether every pod that was sent names what it starts. */
function areTold(parsed: readonly AnyParsed[]): boolean {
  const containers = ofKind(parsed, 'manifest')
    .filter(({ value }) => systemOfPod(value) === 'windows')
    .flatMap(({ value }) => containersOf(value))
  return (
    containers.length > 0 &&
    containers.every(({ value }) => valueAt(value, ['command']) !== undefined)
  )
}
