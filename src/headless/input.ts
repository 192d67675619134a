import { presets, type Choices } from '../core/plan.ts'
import { readScenarioFile } from '../core/scenario-file.ts'
import { Unusable, type Input, type World } from './command.ts'

const presetPrefix = 'preset:'

/** The scenario that an argument names: a file, or `preset:ID`. */
export function inputFrom(argument: string, world: World): Input {
  if (argument.startsWith(presetPrefix)) return presetOf(argument.slice(presetPrefix.length))
  let text: string
  try {
    text = world.read(argument)
  } catch (error) {
    throw new Unusable(`${argument} cannot be read: ${messageOf(error)}`)
  }
  return usable(readScenarioFile(text), argument)
}

/** The scenario on one line of standard input. */
export function inputOfLine(line: string): Input {
  const text = line.trim()
  if (text.startsWith(presetPrefix)) return presetOf(text.slice(presetPrefix.length))
  return usable(readScenarioFile(text))
}

function presetOf(id: string): Input {
  const preset = presets.find((one) => one.id === id)
  if (preset) return { choices: preset.choices, findings: [] }
  const ids = presets.map((one) => one.id).join(', ')
  throw new Unusable(`There is no preset ${id}; there are ${ids}.`)
}

function usable(read: ReturnType<typeof readScenarioFile>, name?: string): Input {
  if (read.ok) return read
  throw new Unusable(name === undefined ? read.message : `${name}: ${read.message}`)
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

/** The defaults that stand in where a decision cannot take its value: part of every way out. */
export const replacedIn = ({ findings }: Input): Partial<Choices> =>
  Object.assign(
    {},
    ...findings.filter(({ severity }) => severity === 'error').map(({ suggestion }) => suggestion),
  )
