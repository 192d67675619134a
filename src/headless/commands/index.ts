import type { Command } from '../command.ts'
import { compare } from './compare.ts'
import { decisions } from './decisions.ts'
import { diagnose } from './diagnose.ts'
import { evaluate } from './evaluate.ts'
import { generate } from './generate.ts'
import { options } from './options.ts'
import { picture } from './picture.ts'
import { repair } from './repair.ts'

/** Every command, in the order of the help text. */
export const commands: readonly Command[] = [
  decisions,
  evaluate,
  generate,
  options,
  repair,
  compare,
  diagnose,
  picture,
]
