import { managed } from './place-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Where a text names one managed platform alone: “EKS: no DNS in …”, “On AKS our pods …”, “We use GKE”. */
export const alone = new RegExp(
  [
    String.raw`^[ \t]*(?:[-*] )?(?:AWS |Amazon |Azure |Google )?(${managed})(?=[:,.]\s)`,
    acrossLines`
      (?:^|[.!?:,]\s)\s{0,3}(?:on|in)\s(?:AWS |Amazon |Azure |Google )?(${managed})
      (?=
        ,?\s(?:
          (?:the|a)(?!\s(?:docs?|documentation|guides?|pages?|portal|team|support)\b)
          |our|my
          |(?:we|I)(?!\s(?:have|had|saw|see)\sno\b)
          |all|no|one|Windows|pods?
        )\b
      )
    `,
    acrossLines`
      \b(?:we|I)(?:
        ['’](?:re|m)\s(?:on|using|running)
        |\sam (?:on|using|running)
        |\s(?:
          use|run
          |have(?=\s(?:AWS |Amazon |Azure |Google )?\w{3}(?:\s?[.,:;(]|\s(?:with|and)\b|\s?$))
          |are on|are using|are running|operate
        )
      )\s(?:AWS |Amazon |Azure |Google )?(${managed})(?=\s?[.,:;(]|\s(?:with|and|on|for)\b|\s?$)
    `,
    acrossLines`
      \b(?:pods?|containers?|workloads?)\s(?:on|in)\s(?:AWS |Amazon |Azure |Google )?
      (${managed})
      (?=\s(?:have|has|do|does|can|cannot|get|gets|fail|fails|stay|hang|are|is|with)\b)
    `,
    // “… on AKS windows pods”
    acrossLines`
      (?<!\b(?:works?|worked|fine|supported|tested|documented|seen|only)\s)\b(?:on|in)\s
      (?:(?:our|the|my)\s)?(?:AWS |Amazon |Azure |Google )?(${managed})
      (?=\swindows\s(?:pods?|nodes?|containers?|node ?pools?|workers?)\b)
    `,
    // “After the AKS upgrade …”, “AKS Windows pods fail”.
    String.raw`\b(?:after|since|following)\s(?:(?:the|our|an?|last|recent)\s){0,2}(${managed})(?=\s(?:upgrade|update)\b)`,
    // “After upgrading our AKS Windows node pools …”, “since the update of EKS …”.
    acrossLines`
      \b(?:after|since|following)\s(?:(?:the|our|an?|last|recent)\s){0,2}
      (?:upgrad(?:e|ing)|updat(?:e|ing))\s(?:of\s)?(?:(?:the|our|my)\s)?(${managed})
      (?=\s(?:windows|node|cluster|to|from|the|our|all|pods?)\b|\s?,)
    `,
    // “We upgraded AKS to 1.33”.
    acrossLines`
      \b(?:upgraded|updated|moved|brought|upgrading|updating)\s(?:(?:the|our|my)\s)?(${managed})
      (?=
        \s(?:(?:cluster|from)\s)?(?:v?1\.\d{2}(?:\.\d{1,3})?\s)?to\s(?:version\s|kubernetes\s)?
        v?1\.\d{2}
      )
    `,
    acrossLines`
      ^[ \t]*(?:[-*] )?(?:(?:on|in|our|my)\s)?(${managed})(?=
        \sWindows\s(?:Server\s)?(?:20\d\d\s)?(?:node ?)?
        (?:pools?|nodes?|pods?|containers?|groups?)\b
      )
    `,
  ].join('|'),
  'gim',
)

/** “# Windows EKS - pods stay pending”, as a title has it, which names no other one. */
export const inTitle = new RegExp(
  acrossLines`
    ^#{1,3}\s(?:Windows\s(?:(?:pods|nodes|containers)\s)?(?:on\s|in\s)?)?
    (?:AWS |Amazon |Azure |Google )?(${managed})(?:\sWindows)?\s[-–—:]\s
    (?![^\n]{0,200}\?[ \t]{0,4}$)(?![^\n]{0,200}\b${managed})
  `,
  'gm',
)

/** Names of the managed platforms, as they are written. */
export const managedWord = new RegExp(String.raw`\b(?:${managed}|Azure Kubernetes Service\b)`, 'g')
/** The same in small letters, and in no longer name. */
export const loneWord = new RegExp(
  String.raw`(?<![\w./-])(?:${managed}|Azure Kubernetes Service\b)(?![\w/])`,
  'gi',
)
