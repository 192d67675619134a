import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'

const { fileMode } = podLimits
const places = [
  ['*', 'defaultMode'],
  ['*', 'items', '*', 'mode'],
  ['projected', 'sources', '*', '*', 'items', '*', 'mode'],
]

export const fileModeTaken = defineLint({
  id: 'file-mode',
  on: 'manifest',
  summary: 'The rights of the files of a volume are a number that the API server takes',
  remediation: 'Write the digits with a 0 before them, such as 0644, which JSON has as 420.',
  decisions: [],
  isAbout: hasPod,

  check: ({ value, pod }) =>
    pod
      ? places.flatMap((steps) =>
          nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', ...steps]).flatMap(
            ({ path, value: mode }) =>
              typeof mode !== 'number' || (mode >= 0 && mode <= fileMode.value.most)
                ? []
                : [
                    {
                      path,
                      basis: 'refused' as const,
                      message: `${pathText(path)} is ${mode}, which is above ${fileMode.value.most} (0777): the API server refuses it.`,
                      facts: [fileMode],
                    },
                  ],
          ),
        )
      : [],
})
