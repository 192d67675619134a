import { linuxCommands } from '../catalog/workload/linux-images.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../model/nodes.ts'
import { listsOfContainers } from './containers.ts'

const folders = linuxCommands.value

/** Where a container starts a process. */
const commands = [
  ['command'],
  ['livenessProbe', 'exec', 'command'],
  ['readinessProbe', 'exec', 'command'],
  ['startupProbe', 'exec', 'command'],
  ['lifecycle', 'postStart', 'exec', 'command'],
  ['lifecycle', 'preStop', 'exec', 'command'],
]

export const linuxCommand = defineLint({
  id: 'linux-command',
  on: 'manifest',
  summary: 'A pod for Windows starts programs of Windows',
  remediation: 'Start a program that the image has, such as cmd.exe /c or powershell.exe -Command.',
  decisions: [],
  isAbout: hasPod,

  check({ value, pod }) {
    if (pod?.operatingSystem !== 'windows') return []
    return listsOfContainers
      .flatMap((list) => nodesAt(value, pod.path, ['spec', list, '*']))
      .flatMap(({ path }) => commands.map((below) => [...path, ...below, 0]))
      .flatMap((path): readonly LintViolation[] => {
        const program = valueAt(value, path)
        if (typeof program !== 'string' || !folders.some((one) => program.startsWith(one)))
          return []
        return [
          {
            path,
            basis: 'fails',
            message: `${pathText(path)} is ${program}, a program of Linux, which Windows images do not have: the container does not start, or its probe fails.`,
            facts: [linuxCommands],
          },
        ]
      })
  },
})
