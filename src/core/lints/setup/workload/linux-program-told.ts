import { commands } from '../../../catalog/workload/commands.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

const { imagesWithPrograms, linuxFolders, linuxPrograms } = commands

export const linuxProgramTold = defineLint({
  id: 'linux-program-told',
  on: 'setup',
  summary: 'A pod for Windows that a text tells of starts programs of Windows',
  remediation:
    'Start what the image has: cmd.exe /c or powershell.exe -Command, curl.exe in place of curl; a probe by httpGet or tcpSocket needs no program.',
  decisions: [],

  check({ observations, parsed }) {
    // A manifest that was sent is judged itself.
    if (ofKind(parsed, 'manifest').some(({ value }) => value.pod !== undefined)) return []
    // That its pod is one for Windows stands beside it.
    const [told] = named(observations, 'workload.linuxProgram').filter(
      ({ subject }) => subject === undefined,
    )
    const images = deciding(observations, 'image').map(({ raw }) => raw)
    const brings = images.some((image) =>
      imagesWithPrograms.value.some((one) => image.toLowerCase().includes(one)),
    )
    if (!told || brings) return []
    const program = String(told.value)
    return [
      faultAt(
        placeOf(told),
        'fails',
        program.includes('/')
          ? `${program} is a program of Linux, which images for Windows do not have: what starts with it, be it the container, a probe, a hook or kubectl exec, fails with “The system cannot find the file specified”.`
          : `${program} is a program of Linux, which an image for Windows has only where somebody put it there: without it the container does not start, or its probe or hook fails.`,
        program.includes('/') ? linuxFolders : linuxPrograms,
      ),
    ]
  },
})
