import { releaseToldBy } from '../../../catalog/windows/image-words.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { workersOf } from '../../workers.ts'

export const windowsPodKeptOnWindows = defineLint({
  id: 'windows-pod-kept-on-windows',
  on: 'setup',
  summary: 'A pod with a Windows image stays off the Linux nodes',
  remediation: `Add the node selector ${scheduling.osLabel.value.key}: ${scheduling.osLabel.value.value}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const worker = workersOf(observations)?.linux[0]
    if (!worker) return []
    return ofKind(parsed, 'manifest').flatMap(
      ({ value: { value, pod, name, isPart }, placeOf }) => {
        if (!pod || isPart || pod.operatingSystem !== undefined) return []
        const spec = [...pod.path, 'spec']
        if (selectors.some((path) => valueAt(value, [...spec, ...path]) !== undefined)) return []
        const image = nodesAt(value, spec, ['containers', '*', 'image']).find(
          (one) => typeof one.value === 'string' && releaseToldBy(one.value) !== undefined,
        )
        if (!image) return []
        return [
          {
            path: [],
            place: placeOf(spec),
            also: [
              placeOf(image.path),
              { file: worker.file, line: worker.line, column: worker.column },
            ],
            basis: 'fails',
            message: `${name ?? 'A pod'} has an image for Windows and no node selector, so it may be sent to ${(worker.subject ?? '').slice('linux '.length)}, a Linux node, where it cannot start.`,
            facts: [scheduling.unselected],
          },
        ]
      },
    )
  },
})

const selectors = [['nodeSelector'], ['nodeName'], ['runtimeClassName'], ['affinity']]
