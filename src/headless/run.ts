import { parseArgs } from 'node:util'
import { isDay } from '../core/plan.ts'
import {
  Unusable,
  type Command,
  type Options,
  type ScenarioCommand,
  type World,
} from './command.ts'
import { commands } from './commands/index.ts'
import { inputFrom, inputOfLine, messageOf } from './input.ts'

/** Exit codes: all is well, there are error findings, the input cannot be used. */
const exit = { fine: 0, errors: 1, unusable: 2 } as const

/** Runs one command line and returns its exit code; `complain` gets what goes to standard error. */
export async function run(
  args: readonly string[],
  world: World,
  complain: (message: string) => void,
): Promise<number> {
  try {
    const { command, others, options } = parsed(args)
    if (command.kind === 'plain') {
      await world.print(line(command.run().output))
      return exit.fine
    }
    if (command.kind === 'files') {
      if (others.length === 0) throw new Unusable(`${command.id} needs a FILE.`)
      const { output, hasErrors } = await command.run(others, options, world)
      await world.print(typeof output === 'string' ? output : line(output))
      return hasErrors === true ? exit.errors : exit.fine
    }
    if (command.kind === 'pair') {
      const [from, to] = others
      if (from === undefined || to === undefined) {
        throw new Unusable(`${command.id} needs two scenarios: ${command.usage}.`)
      }
      const { output } = command.run(inputFrom(from, world), inputFrom(to, world), options)
      await world.print(line(output))
      return exit.fine
    }
    const [file, ...rest] = others
    if (file === undefined) throw new Unusable(`${command.id} needs a FILE, preset:ID or -.`)
    if (file === '-') return await runLines(command, options, rest, world)
    const runOne = command.start(options, rest, world)
    const { output, hasErrors } = runOne(inputFrom(file, world))
    await world.print(typeof output === 'string' ? output : line(output))
    return hasErrors === true ? exit.errors : exit.fine
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    complain(error.message)
    return exit.unusable
  }
}

/** One scenario a line in, one result a line out. */
async function runLines(
  command: ScenarioCommand,
  options: Options,
  others: readonly string[],
  world: World,
): Promise<number> {
  const runOne = command.start(options, others, world)
  let code: number = exit.fine
  for await (const text of world.lines()) {
    let output: unknown
    try {
      output = runOne(inputOfLine(text)).output
    } catch (error) {
      output = { error: messageOf(error) }
      code = exit.unusable
    }
    await world.print(line(output))
  }
  return code
}

const line = (output: unknown) => `${JSON.stringify(output)}\n`

function parsed(args: readonly string[]) {
  let result
  try {
    result = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        pin: { type: 'string', multiple: true },
        report: { type: 'boolean' },
        pseudonyms: { type: 'boolean' },
        svg: { type: 'boolean' },
        today: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new Unusable(messageOf(error))
  }
  const { help, ...options } = result.values
  const [name, ...others] = result.positionals
  const command = commands.find(({ id }) => id === name)
  if (!command || help === true) throw new Unusable(usage(name))
  refuseOptions(command, options)
  const { today } = options
  if (today !== undefined && !isDay(today)) throw new Unusable(`${today} is not a date.`)
  const takesMany = command.kind === 'files' || command.options.includes('pin')
  const maxInputs = takesMany ? Infinity : { plain: 0, scenario: 1, pair: 2 }[command.kind]
  if (others.length > maxInputs)
    throw new Unusable(`${command.id} takes ${command.usage || 'nothing'}.`)
  return { command, others, options }
}

function refuseOptions(command: Command, options: Options) {
  for (const [name, value] of Object.entries(options)) {
    // Every command takes the day; what does not depend on it stays the same.
    if (name === 'today') continue
    if (value !== undefined && !command.options.some((option) => option === name)) {
      throw new Unusable(`${command.id} takes no --${name}.`)
    }
  }
}

function usage(name: string | undefined): string {
  const lines = commands.map((command) => {
    const form = `${command.id} ${command.usage}`.trim()
    return `  ${form.padEnd(32)}${command.summary}`
  })
  const isKnown = commands.some(({ id }) => id === name)
  const first =
    name === undefined || isKnown ? 'Commands:' : `There is no command ${name}. There are:`
  return [first, ...lines, 'FILE is a scenario, preset:ID, or - for one scenario a line.'].join(
    '\n',
  )
}
