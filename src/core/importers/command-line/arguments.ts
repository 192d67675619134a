import { argumentsOf, type Argument, type Mapped } from '../../text/mapped.ts'
import { isFlag } from './flag-names.ts'

/** The arguments of a command line, with those that it hands over to another program in their place. */
export const argumentsIn = (text: readonly Mapped[] | Mapped): readonly Argument[] =>
  handedOver(ownArguments(text))

/** `wins` takes the flags of the program that it starts as one text. */
function handedOver(args: readonly Argument[]): readonly Argument[] {
  const at = args.findIndex(({ text }) => text === '--args')
  const own = at < 0 ? undefined : args[at + 1]
  if (!own) return args
  const path = args.slice(0, at).filter(({ text }) => !text.startsWith('-'))
  const after = args.slice(at + 2)
  const isOwn = (one: Argument | undefined) => one !== undefined && ofWins.test(one.text)
  const later = after.filter((_, i) => after[i - 1]?.text === '--path')
  // Its own flags may stand behind them, each with a value.
  const rest = after.filter((one, i) => !isOwn(one) && !isOwn(after[i - 1]))
  const first = argumentsOf([{ text: own.text, at: own.offsets[0] ?? own.at }])
  return [...path, ...later, ...first, ...rest]
}

const ofWins = /^--(?:path|envs|exposes)$/

/** A list of words, each of them one argument already unless it holds several flags. */
function ownArguments(text: readonly Mapped[] | Mapped): readonly Argument[] {
  if (!isList(text)) return argumentsOf(text)
  return text.flatMap((item) => {
    const parts = argumentsOf(item)
    return parts.length === 1 || isPair(parts) || parts.slice(1).some((part) => isFlag(part.text))
      ? parts
      : [whole(item)]
  })
}

/** `'--v 2'`, a flag and its value as one item; of a switch the second is no value. */
const isPair = ([flag, value, more]: readonly Argument[]) =>
  more === undefined &&
  /^--[a-z][\w-]{0,60}$/.test(flag?.text ?? '') &&
  !/^(?:true|false)$/i.test(value?.text ?? '')

const isList = (text: readonly Mapped[] | Mapped): text is readonly Mapped[] =>
  Array.isArray(text[0])

/** An item of an array is one argument, white space and all. */
function whole(item: Mapped): Argument {
  const text = item.map((piece) => piece.text).join('')
  const offsets = item.flatMap((piece) => Array.from(piece.text, (_, i) => piece.at + i))
  const at = item[0]?.at ?? 0
  return {
    text,
    at,
    offsets: [...offsets, at + text.length],
    isOpen: item.some(({ isOpen }) => isOpen === true),
  }
}
