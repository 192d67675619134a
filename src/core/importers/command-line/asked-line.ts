import { acrossLines } from '../../values/across-lines.ts'

/** “kubelet.exe --a=b still supported?”: what somebody asks of a command that may run nowhere. */
const asked = new RegExp(
  acrossLines`
    --[a-z][\w-]{1,60}(?:=\S{0,200})?["'\x60]?\s{1,3}
      (?:(?:still|also|not|no longer|even|really|now|noch|nicht mehr)\s){0,2}
      (?:
        supported|allowed|possible|valid|available|accepted|needed|required|necessary|removed
        |deprecated|works?|unterstützt|möglich|nötig|erlaubt|gültig|supporté|possible|nécessaire
        |valide
      )(?![\w-])[^.;\n]{0,60}\?\s{0,8}$
    |--[a-z][\w-]{1,60}(?:=[!-~]{0,200})?["'\x60]?\s{0,3}[^!-~\n。；，]{0,30}
      (?:还|能|可以|支持|可用|必要|有效|使え|サポート|有効|可能)[^\n。；]{0,60}(?:[？?]|吗|ですか|ますか)[。？?]?\s{0,8}$
  `,
  'i',
)

/** “kube-proxy 能否使用 --a=b？”: the word that asks stands before it. */
const askedAhead =
  /(?:能否|是否|可否|能不能|可不可以|会不会)[^\n。；]{0,60}--[a-z][\w-]{1,60}(?:=[!-~]{0,200})?[^\n。；]{0,40}[？?]\s{0,8}$/

/** A comment that stands as code in a sentence. */
const comment = /`(?:#|\/\/|::|rem\s)[^`\n]{1,4000}`/gi

/** A line without a command that is only asked about, or is a comment; what is left keeps its place. */
export function withoutAsked(text: string): string {
  if (!text.includes('--')) return text
  if (/[？?吗か。]\s*$/.test(text) && [asked, askedAhead].some((one) => one.test(text)))
    return ' '.repeat(text.length)
  return text.includes('`') ? text.replaceAll(comment, (code) => ' '.repeat(code.length)) : text
}
