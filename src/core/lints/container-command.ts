import type { Fact } from '../catalog/fact.ts'
import { commands } from '../catalog/workload/commands.ts'
import { hasPod, systemOfPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { containersOf, starts } from './containers.ts'

export const containerCommand = defineLint({
  id: 'container-command',
  on: 'manifest',
  summary: 'A pod for Windows starts programs of Windows',
  remediation: 'Start a program that the image has, such as cmd.exe /c or powershell.exe -Command.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest) {
    if (systemOfPod(manifest) !== 'windows') return []
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      // Most containers start what their image says.
      const given = starts.filter(([key]) => valueAt(container, [key]) !== undefined)
      // Without a command arguments of a shell take the place of what the image would start.
      const own =
        valueAt(container, ['command']) === undefined && isShell(container) ? [['args']] : []
      const image = String(valueAt(container, ['image']))
      return [...given, ...own].flatMap((below): readonly LintViolation[] => {
        const place = [...path, ...below, 0]
        const program = valueAt(container, [...below, 0])
        const fault = typeof program === 'string' ? faultOf(program, image) : undefined
        if (!fault) return []
        const what = `${pathText(place)} is ${String(program)}`
        return [
          {
            path: place,
            basis: fault.basis ?? 'fails',
            message: `${what}, ${fault.why}`,
            facts: [fault.fact],
          },
        ]
      })
    })
  },
})

interface Fault {
  readonly why: string
  readonly fact: Fact<readonly string[]>
  readonly basis?: 'advice'
}

const { imagesOfMicrosoft, imagesWithPrograms } = commands
const { linuxFolders, linuxPrograms, linuxShells, ofCmd, rarePrograms, scripts, shells } = commands

/** Whether its arguments are a shell of Linux and what that shall run. */
function isShell(container: unknown): boolean {
  const [program = '', run] = [0, 1].map((i) => String(valueAt(container, ['args', i])))
  return (
    run === '-c' && linuxShells.value.some((one) => program === one || program.endsWith(`/${one}`))
  )
}

const isOfMicrosoft = (image: string) => imagesOfMicrosoft.some((one) => image.startsWith(one))
const bringsPrograms = (image: string) =>
  imagesWithPrograms.value.some((one) => image.toLowerCase().includes(one))

function faultOf(program: string, image: string): Fault | undefined {
  // Images for Windows may have folders of the same names.
  const isOfLinux =
    (linuxFolders.value.some((one) => program.startsWith(one)) && !/\.exe$/i.test(program)) ||
    (isOfMicrosoft(image) && linuxPrograms.value.some((one) => one === program))
  if (isOfLinux) {
    return {
      why: 'a program of Linux, which Windows images do not have: the container does not start, or its probe or hook fails.',
      fact: program.includes('/') ? linuxFolders : linuxPrograms,
    }
  }
  if (rarePrograms.value.some((one) => one === program) && !bringsPrograms(image)) {
    return {
      why: 'a program of Linux, which an image for Windows has only where somebody put it there: without it the container does not start, or its probe or hook fails.',
      fact: rarePrograms,
    }
  }
  if (linuxShells.value.some((one) => one === program) && !bringsPrograms(image)) {
    return {
      why: 'a shell of Linux, which an image for Windows has only where somebody put it there, as with Git for Windows: see whether this one has it.',
      fact: linuxShells,
      basis: 'advice',
    }
  }
  if (scripts.value.some((one) => program.toLowerCase().endsWith(one))) {
    return {
      why: 'a script and no program: put it behind the program that runs it, such as powershell.exe and -File, each an item of its own.',
      fact: scripts,
    }
  }
  const [word = '', ...rest] = program.toLowerCase().split(/\s+/, 3)
  if (ofCmd.value.some((one) => one === word)) {
    return {
      why: 'a command of cmd.exe and no program: put it behind cmd.exe and /c, each an item of its own.',
      fact: ofCmd,
    }
  }
  if (rest.length > 0 && shells.value.some((one) => one === word.replace(/\.exe$/, ''))) {
    return {
      why: 'which is taken as the name of one file: the program and each of its arguments are items of their own.',
      fact: shells,
    }
  }
  return undefined
}
