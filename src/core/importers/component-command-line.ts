import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { decided } from '../model/observe.ts'
import { environment } from './command-line/environment.ts'
import { commandLinesIn, isCommandLine, kubeadm, linesOf } from './command-line/lines.ts'
import { isOfOtherService, service } from './command-line/asked-service.ts'
import { clusterRangesIn } from './marks/network/cluster-ranges.ts'
import { groupArgumentsIn } from './command-line/extra-arguments.ts'
import { pathsIn } from './command-line/paths.ts'
import { firstLines, merged, readLine } from './command-line/observe.ts'
import { saidReadingsIn } from './command-line/said-flags.ts'
import { loggedIn } from './component-log.ts'
import { loggedLineIn } from './logs/logged-flags.ts'
import { objectsOfCommands } from './objects/objects-of-commands.ts'
import { scAliasesIn } from './scripts/sc-alias.ts'
import { beside, statementsBeside } from './prose.ts'
import { kubeletBesideFlags } from './prose/hosts/node-info.ts'
import { matches } from '../text/patterns/may-match.ts'
import { placeOfCommand } from './objects/with-command.ts'
import { acrossLines } from '../values/across-lines.ts'

export const componentCommandLine = defineImporter({
  id: 'component-command-line',
  summary: 'Command line of a node component',
  origin: 'commands',
  recognizes: (doc) =>
    // A script of a shell starts the components of Linux nodes.
    !/^#!\s{0,4}\//.test(doc.text) &&
    !isOfOtherService(doc) &&
    ((service(doc) !== undefined && /(?:^|[\s"'=])--?[a-z]/i.test(doc.text)) ||
      matches(doc, kubeadm) ||
      matches(doc, environment) ||
      (matches(doc, anyPart) && linesOf(doc).some(({ text }) => isCommandLine(text)))),

  read(doc) {
    const manager = /^(?:\S{0,80}[\\/])?nssm(?:\.exe)?\s/i.exec(doc.command ?? '')
      ? [
          decided('serviceManager', 'nssm', doc.command ?? '', placeOfCommand(doc), {
            inferred: true,
          }),
        ]
      : []
    const { lines, problems } = firstLines(commandLinesIn(doc), doc)
    // Words around a command may hide it.
    const found = lines.length > 0 ? lines.map((line) => readLine(line, doc)) : saidReadingsIn(doc)
    return {
      ...merged([
        { observations: found.length > 0 ? [...manager, ...pathsIn(doc)] : [] },
        {
          observations: [
            ...statementsBeside(withoutLedIn(doc), ofCommand),
            ...clusterRangesIn(doc),
            ...groupArgumentsIn(doc),
            ...kubeletBesideFlags(doc),
            ...(isLog.test(doc.text) ? loggedIn(doc) : []),
            ...(ofPowerShell.test(doc.original()) ? scAliasesIn(doc) : []),
          ],
          problems,
          inner: objectsOfCommands(doc),
        },
        ...(isLog.test(doc.text) ? [loggedLineIn(doc)] : []),
        ...found,
      ]),
    }
  },
})

/** Each line that starts a component, or is a part of one, has one of these. */
const anyPart = /--|kubelet|kube-proxy|flanneld|kube-log-runner|nssm/i

/** The prompt of PowerShell, before a command for services. */
const ofPowerShell = /^\s{0,4}(?:\[[^\]\n]{1,80}\]:\s)?PS(?:\s[^>\n]{0,200})?>\s?sc\s/im

const isLog = /\b[IWEF]\d{4} \d{2}:\d{2}:\d{2}\.\d|unknown flag:/

/** Lines of the command itself and of services’ properties. */
const ofCommand = /(?:^|[\s"'`=([])--?(?!version\b)[a-z][\w-]{2,}|\\|^\s*[A-Z_]{4,}\s*:/

/** Those, and comments, in which nobody complains. */
const ofCommandOrComment = new RegExp(`${ofCommand.source}|^\\s*(?:#|//|::|rem\\s)`)

/** What somebody wrote around the command. */
export const wordsBesideCommand = (doc: Document): Document => beside(doc, ofCommandOrComment)

/** “kubelet 1.26.3 on Windows: C:\k\kubelet.exe …”: the words that lead in the command on its line. */
const ledIn = new RegExp(
  acrossLines`
    ^([^\n\\=]{6,160}(?:[:.→]|=>))[ \t]{1,3}(?:&[ \t]?)?["']?(?:
      [A-Z]:\\|\.\\|--[a-z]
      |[\x60]?(?:kubelet|kube-proxy|flanneld)(?:\.exe)?[ \t]{1,3}--[a-z]
      |nssm(?:\.exe)?[ \t]|sc(?:\.exe)?[ \t]
    )[^\n]*$
  `,
  'gim',
)

const withoutLedIn = (doc: Document): Document => ({
  ...doc,
  text: doc.text.replace(
    ledIn,
    (all, words: string) => words + ' '.repeat(all.length - words.length),
  ),
})
