import { podAddressFails, podAddressWorks } from './of-networks.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** An event of Container Credential Guard by its number, as people and tables tell it. */
const eventOfGuard = (ids: string) =>
  new RegExp(
    acrossLines`
      \b(?:CCG|Credential Guard)\b[^;\n]{0,80}\b(?:events?|IDs?)\b(?: ?ids?)?\W{1,4}${ids}\b
      |\bevent(?: ?id)?\W{1,4}${ids}\b[^;\n]{0,60}\b(?:CCG|Credential Guard)\b
    `,
    'i',
  )

/** `Test-ADServiceAccount` says that the host may not use the account. */
export const mayNotReadPassword = new RegExp(
  acrossLines`
    \bTest-ADServiceAccount\b(?:(?!\b(?:True|never|not|no longer)\b)[^\n]){0,80}?
    (?:\n\s{0,8}|\W{1,6}|\b(?:gives|returns|says|is|prints)\b[^\n]{0,12})False\b
  `,
  'i',
)

export const smbPortClosed = new RegExp(
  acrossLines`
    \b445\b(?:(?!\b(?:not|n['’]t|never) (?:blocked|closed)|\bTrue\b)[^;\n]){0,60}\b
      (?:False|fails?|blocked|closed|tim(?:es?|ed) ?out|not reach\w*)\b
    |\b(?:block\w*|clos\w*|no (?:way|route|access) (?:to|on))\b[^.;\n]{0,20}\b445\b
    |\b445\b[^;]{0,400}?\bTcpTestSucceeded\s{0,8}:\s{0,8}False\b
  `,
  'i',
)

/** Somebody asked the pod of CoreDNS itself. */
export const podAddressTold = new RegExp(`${podAddressWorks.source}|${podAddressFails.source}`, 'i')
export const guardEvents = eventOfGuard('[3468]')

/** How people tell what came of a check, by the `observed` of causes. */
export const observedOfChecks: Readonly<Record<string, RegExp>> = {
  'event 3 of Credential Guard': eventOfGuard('3'),
  'event 4 of Credential Guard': eventOfGuard('4'),
  'event 6 of Credential Guard': eventOfGuard('6'),
  'event 8 of Credential Guard': eventOfGuard('8'),
  'Test-ADServiceAccount is False': mayNotReadPassword,
  'port 445 is not reached': smbPortClosed,
  'a program of Linux or of arm64': new RegExp(
    acrossLines`
      \b(?:built|build|compiled|image|binary|program|executable|exe)\b[^.;\n]{0,40}\b
        (?:for|on|of) (?:linux|arm64|aarch64|ARM)\b
      |\b(?:linux|arm64|aarch64) (?:binary|build|image|program|executable)\b|\bGOOS=linux\b
      |\bELF\b
    `,
    'i',
  ),
  'the key of the storage account is a new one': new RegExp(
    acrossLines`
      \b(?:rotat|renew|regenerat|chang|exchang|replac)\w*\b[^.;\n]{0,30}\b(?:keys?|passwords?|credentials?|secret)\b
      |\b(?:keys?|passwords?|credentials?|secret)\b(?! (?:vault|store))[^.;\n]{0,40}\b
        (?:rotat|renew|regenerat|chang|exchang|replac)\w*
      |\bnew (?:storage )?(?:account )?(?:key|password)\b
    `,
    'i',
  ),
  'prometheus-adapter gives the numbers': /\bprometheus-adapter\b/i,
  'a HostProcess container': /\bhost-?\s?process(?:es)?\b(?!\s*[:=]\s*false\b)|\bHPCs?\b/i,
  'a stopped container is started again': new RegExp(
    acrossLines`
      \b(?:nerdctl|docker|crictl|ctr)\s[^\n]{0,20}\b(?:re)?start\b
      |\b(?:stop\w*)\b[^.\n]{0,40}\b(?:start|again)\b
      |\brestart(?:ed|ing)? (?:the |a )?containers?\b
    `,
    'i',
  ),
  'the driver’s pod runs on the node': new RegExp(
    acrossLines`
      \b(?:driver|csi)\b[^.;\n]{0,60}\b(?:pods?|daemon ?sets?)\b[^.;\n]{0,40}\b
        (?:runs?|running|healthy|ready)\b
      |\b(?:node-driver-)?registrar\b[^.;\n]{0,30}\b(?:containers?|logs?|shows?|says?|prints?)\b
    `,
    'i',
  ),
  'no prometheus-adapter': /^(?![^]*\bprometheus-adapter\b)/i,
  'no gMSA webhook': /^(?![^]*\bgmsa\b)/i,
  'a certificate that was renewed': new RegExp(
    acrossLines`
      \b(?:renew(?:ed|s|al)?|rotat(?:ed|es|ion))\b[^.\n]{0,60}\bcert\w*
      |\bcert\w*(?:-manager)?\b[^.\n]{0,60}\b(?:renew(?:ed|s|al)?|rotat(?:ed|es|ion))\b
    `,
    'i',
  ),
  'a pod that was on a Windows node':
    /\b(?:was|were|been|ran|scheduled|landed|started|first)\b[^.\n]{0,60}\bwindows (?:node|pool|host)s?\b/i,
  'a gMSA webhook': /\bgmsa\b[^\n]{0,60}\bwebhook\b|\bwebhook\b[^\n]{0,60}\bgmsa\b/i,
}
