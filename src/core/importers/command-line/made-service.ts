import type { Piece } from '../../text/mapped.ts'
import { programOf } from './parse.ts'
import { acrossLines } from '../../values/across-lines.ts'
import {
  inJson,
  ofNssm,
  saidBy,
  nssmSet,
  scProgram,
  ownProgram,
  making,
} from './made-service-words.ts'

export const binPath = new RegExp(
  acrossLines`
    ^\s*(?:
      BINARY_PATH_NAME|(?:Binary)?PathName|Command ?Line|Service File Name|Task To Run
      |Arguments(?=\s*:)
      |(?:ImagePath|AppParameters)(?:\s+REG_(?:EXPAND_)?SZ)?
      |binPath=?
    )\s*[:=]?\s*(\S.*)$
  `,
  'i',
)

/** What stands before the arguments of a service, a variable or an item. */
export const labelled = new RegExp(
  acrossLines`
    ^\s*(?:
      (?:KUBELET(?:_KUBEADM|_EXTRA)?|KUBE_PROXY(?:_EXTRA)?)_ARGS\s*=\s*(?:"(?=[^"]*$))?
      |(?:
        BINARY_PATH_NAME|(?:Binary)?PathName|Command ?Line|Service File Name|Task To Run
        |Arguments(?=\s*:)
        |(?:ImagePath|AppParameters)(?:\s+REG_(?:EXPAND_)?SZ)?
        |binPath=?
      )\s*[:=]?\s*
      |-\s+(?=["']?--)
    )
  `,
  'i',
)

/** What such a member holds, as it was before it became JSON; undefined for other lines. */
export function unescapedMember(text: string, at: number): readonly Piece[] | undefined {
  const found = text.includes('"') && text.includes('--') ? inJson.exec(text) : null
  const value = found?.[1]
  if (!found || value === undefined) return undefined
  const start = at + found.index + found[0].length - 1 - value.length
  return [...value.matchAll(/\\(["\\/])|[^\\]+|\\/g)].map(({ index, 0: whole, 1: own }) => ({
    text: own ?? whole,
    at: start + index + (own === undefined ? 0 : 1),
  }))
}

/** Where nssm keeps the arguments of a service, as the registry prints it. */
export const keptByNssm = /^\s*AppParameters(?:\s+REG_(?:EXPAND_)?SZ\s|\s*:)/i
/** Whether a line shows what nssm starts, or stands in what nssm printed. */
export const isOfNssmLine = (text: string, command = '') =>
  keptByNssm.test(text.slice(0, 200)) || ofNssm.test(command)

/** A service in a table, up to its program. */
export const serviceRow = new RegExp(
  acrossLines`
    ^[ \t]*(?:kubelet|kube-proxy|flanneld)[ \t]+(?:
      (?:
        Running|Stopped|Paused|Auto|Automatic|Manual|Disabled|OK|True|False|LocalSystem|\d{1,7}
      )[ \t]+
    ){1,6}(?=["']?[A-Za-z]:[\\/])
  `,
  'i',
)

/** The key of a service, or of its parameters. */
export const serviceKey =
  /\b(?:HKLM:?|HKEY_LOCAL_MACHINE)\\SYSTEM\\(?:CurrentControlSet|ControlSet\d{3})\\Services\\([\w.-]{1,80})(?=[\\\]"'\s]|$)/i

/** The name of the service, and where its program or its arguments begin. */
export function givenToNssm(text: string) {
  const [start, set, installed] = nssmSet.exec(text.slice(0, 400)) ?? []
  return start === undefined ? undefined : { name: set ?? installed ?? '', length: start.length }
}

/** nssm puts its own arguments together with blanks, whatever quotes stood around several of them. */
export const withoutInnerQuotes = (text: string) =>
  text.replace(
    /(?<=\s)(["'])(--(?:\\["']|[^"'\n]){1,2000}?\s--(?:\\["']|[^"'\n]){1,2000})\1/g,
    (_, _quote: string, inner: string) => ` ${inner.replace(/\\(["'])/g, '$1')} `,
  )

/** `sc create` and `schtasks /create`, up to the program in its quotes. */
export const scCreate = new RegExp(
  saidBy.source +
    new RegExp(
      acrossLines`
        (?:&\s*|cmd(?:\.exe)?\s+\/c\s+|start\s+\/wait\s+)?["']?(?:\S{0,80}[\\/])?
        (?:
          sc(?:\.exe)?["']?\s+(?:create|config)\s[^\n]{0,200}?\bbinPath\s?=\s*
          |schtasks(?:\.exe)?\s+\/(?:create|change)\s[^\n]{0,300}?\/tr\s+
        )
      `,
    ).source,
  'i',
)

/** What a line that makes a service, or sets its arguments, gives to the component. */
export function givenToService(text: string) {
  const created = programOfService(text)
  if (created) return { ...created, program: undefined, isService: isOwnProgram(text) }
  const set = givenToNssm(text)
  if (!set) return undefined
  const own = unwrapped(withoutInnerQuotes(text.slice(set.length)))
  const program = programOf(set.name)
  return { text: own.text, start: set.length + own.start, program, isService: undefined }
}

/** The program of a service that is made of a component, without the quotes around it. */
export function programOfService(text: string) {
  const created = scCreate.exec(text.slice(0, 400))?.[0]
  const found = created === undefined ? null : scProgram.exec(text.slice(created.length))
  const program = found?.slice(1).find((group) => group !== undefined)
  if (created === undefined || program === undefined) return undefined
  if (!/(?:kubelet|kube-proxy|flanneld)(?:\.exe)?\S{0,4}\s+-/i.test(program)) return undefined
  return { text: program, start: text.indexOf(program, created.length) }
}

/** A service whose program is the component itself, and no wrapper that speaks with Windows for it. */
export const isOwnProgram = (text: string): true | undefined =>
  (binPath.test(text) || scCreate.test(text)) && ownProgram.test(text) ? true : undefined

/** Quotes inside the quotes of `nssm set` are written with a backslash. */
export function unescaped({ text, at }: Piece): readonly Piece[] {
  let start = at
  return text.split(/\\(?=")/).map((part) => {
    const piece = { text: part, at: start }
    start += part.length + 1
    return piece
  })
}

/** One pair of quotes around a whole line is not part of it. */
export function unwrapped(text: string): { readonly text: string; readonly start: number } {
  const [, before = '', quote = '', inner] = /^(\s*)(["'])(.*)\2,?\s*$/.exec(text) ?? []
  if (inner === undefined || !/^\s*--?[a-z]/i.test(inner)) return { text, start: 0 }
  // Each of several has its own.
  if (inner.includes(`${quote} ${quote}`)) return { text, start: 0 }
  return { text: inner, start: before.length + 1 }
}

/** A line of a text in quotes that goes on below, or came from above: where that is so, a blank takes the place of the quote. */
export function unwrappedPart(text: string): ReturnType<typeof unwrapped> {
  if (text.replaceAll(/[^"]/g, '').length % 2 === 0) return unwrapped(text)
  const opened = text.replace(/^(\s*)"(?=--?[a-z])/, '$1 ')
  return { text: opened === text ? text.replace(/"(?=\s*$)/, ' ') : opened, start: 0 }
}

/** The name under which `sc` makes a service, or which it prints above the program of one. */
export function nameOfService(text: string, around: string): { readonly serviceName?: string } {
  const [, made] = making.exec(text) ?? []
  const printed = [...around.matchAll(/^[ \t]*SERVICE_NAME[ \t]*:[ \t]*(\S{1,80})[ \t]*$/gim)]
  const [one, ...others] = printed
  const serviceName = made ?? (others.length === 0 ? one?.[1] : undefined)
  return serviceName === undefined ? {} : { serviceName }
}
