import { matches } from '../../../text/patterns/may-match.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Up to the program, in quotes of any kind or in none, and what follows on the line. */
const programOf = (name: string) =>
  String.raw`((?:\\?["'])*[^\n"'$]{0,200}?${name}(?:\.exe)?(?:\\?["'])*(?=\s|$)(?:[ \t]{1,4}[^\n]{0,400})?)`
const formsOf = (service: string, program: string) => [
  // `sc.exe create containerd binPath= "C:\containerd\containerd.exe" start= auto`
  new RegExp(
    acrossLines`
      ^[^\n#]{0,80}\bsc(?:\.exe)?["']?[ \t]{1,4}(?:create|config)[ \t]{1,4}["']?${service}["']?
      [ \t][^\n]{0,200}?\bbinPath[ \t]?=[ \t]*${program}
    `,
    'gim',
  ),
  // `New-Service -Name containerd -BinaryPathName 'C:\containerd\containerd.exe'`
  new RegExp(
    acrossLines`
      ^[^\n#]{0,80}\bNew-Service[ \t]{1,4}(?:-Name[ \t]{1,4})?["']?${service}["']?
      [ \t][^\n]{0,200}?-BinaryPathName[ \t]{1,4}${program}
    `,
    'gim',
  ),
  // sc.exe qc
  new RegExp(
    acrossLines`
      ^[ \t]*SERVICE_NAME:[ \t]*${service}[ \t]*\r?\n
      (?:(?![ \t]*SERVICE_NAME:)[^\n]{0,400}\n){0,8}?[ \t]*BINARY_PATH_NAME[ \t]*:
      [ \t]*${program}
    `,
    'gim',
  ),
]

const services = [
  ['containerd.service.program', formsOf('containerd', programOf('containerd'))],
  ['csiProxy.service.program', formsOf('csi-?proxy', programOf('csi-?proxy'))],
] as const

/** What the service of containerd or csi-proxy starts, where it is the program itself with all its arguments. */
export const madeServicesIn = (doc: Document): readonly Observation[] =>
  matches(doc, /\bbinPath\b|-BinaryPathName\b|\bBINARY_PATH_NAME\b/i)
    ? services.flatMap(([name, forms]) =>
        forms
          .flatMap((form) => matchesOf(doc, form))
          // What a variable or the line below adds is not told.
          .filter(
            ({ raw }) => !/[$%]\w|[`^\\][ \t]*$|\bnssm\b/i.test(raw.replace(/%ProgramFiles%/i, '')),
          )
          .map(({ raw, place }) => stated(name, raw.trim(), raw, place)),
      )
    : []
