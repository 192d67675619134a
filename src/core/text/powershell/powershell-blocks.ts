import type { Token } from './powershell-scan.ts'

/** What a word or string stands for, as far as the script shows it. */
type ValueOf = (token: Token) => string | undefined

interface Block {
  /** It runs only with some versions or runtimes, and the script does not show which one there is. */
  readonly isForSome: boolean
  /** The same of the `else` behind it. */
  readonly isElseForSome: boolean
}

const always: Block = { isForSome: false, isElseForSome: false }

/** Follows the blocks of a script by its statements and what ends each of them. */
export function createBlocks(valueOf: ValueOf) {
  const open: Block[] = []
  let forSome = 0
  let closed = always
  let head: readonly Token[] = []
  return {
    isForSome: () => forSome > 0,
    end(statement: readonly Token[], by: string): void {
      if (statement.length > 0) head = statement
      if (by === '{') {
        const [first] = head
        const word = first?.kind === 'word' ? first.text.toLowerCase() : ''
        const block =
          word === 'if' || word === 'elseif'
            ? blockOf(head, valueOf)
            : word === 'else'
              ? { ...always, isForSome: closed.isElseForSome }
              : always
        open.push(block)
        if (block.isForSome) forSome += 1
      } else if (by === '}') {
        closed = open.pop() ?? always
        if (closed.isForSome) forSome -= 1
      }
      if (by !== '\n') head = []
    },
  }
}

function blockOf(head: readonly Token[], valueOf: ValueOf): Block {
  const words = head.slice(1).filter(({ kind }) => kind !== 'mark')
  const isCompared = words.some(isComparison)
  const isOfRuntime = words.some((one) => runtime.test(valueOf(one) ?? one.text))
  if (isOfRuntime && !isCompared) return { isForSome: true, isElseForSome: true }
  if (!(isOfRuntime || words.some(({ text }) => subject.test(text))) || !isCompared) return always
  const [left, operator, right] = words
  const isEqual = operator !== undefined && /^-(?:eq|ne)$/i.test(operator.text)
  const values = [left, right].map((one) => one && valueOf(one)?.toLowerCase())
  if (words.length !== 3 || !isEqual || values.includes(undefined)) {
    return { isForSome: true, isElseForSome: true }
  }
  const holds = (values[0] === values[1]) === (operator.text.toLowerCase() === '-eq')
  return { isForSome: !holds, isElseForSome: holds }
}

/** What scripts adapt themselves to. */
const subject = /^\$[\w:]{0,60}(?:version|runtime|\bcri\b)/i

/** `if ($IsContainerd)`, `if (Get-IsContainerdRunning)`, `if (Test-Path //./pipe/docker_engine)`: whichever the node has. */
const runtime = /containerd|docker(?!file)/i

const isComparison = ({ kind, text }: Token) =>
  kind === 'word' && /^-(?:lt|le|gt|ge|eq|ne|like|match)$/i.test(text)
