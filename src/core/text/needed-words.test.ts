import { expect, test } from 'vitest'
import { neededWords } from './needed-words.ts'

test.each<[string, RegExp, readonly string[] | undefined]>([
  ['a literal', /cri plugin with config/, ['cri plugin with config']],
  ['capitals', /DockerMsft/, ['dockermsft']],
  ['the longest of several', /^\s*get\s+nodes\b/, ['nodes']],
  ['one of each alternative', /NetFirewallRule|advfirewall/, ['netfirewallrule', 'advfirewall']],
  ['alternatives in a group', /\bos (?:build|release)=\d/, ['build', 'release']],
  ['a long word beside alternatives', /(?:a1b|c2d|e3f) server name/, [' server name']],
  ['an optional end', /nodes?x/, ['node']],
  ['an optional group', /kube-proxy(?:\.exe)?/, ['kube-proxy']],
  ['what is repeated', /(?:abc)+d*/, ['abc']],
  ['what may be there no times', /(?:abc){0,3}efg?h/, undefined],
  ['what is there several times', /(?:abc){2,3}/, ['abc']],
  ['a letter that is repeated', /abcd{2}efgh/, ['abcd']],
  ['escapes', /C:\\k\/cni\.conf/, ['c:\\k/cni.conf']],
  ['a line feed', /a:\nb:/, ['a:\nb:']],
  ['a set of one', /kubelet[.]exe/, ['kubelet.exe']],
  ['a set of a letter in both forms', /[Kk]ube/, ['kube']],
  ['a larger set', /[Kk8]ube/, ['ube']],
  ['a set with a bracket', /[\]x]abc/, ['abc']],
  ['what stands ahead', /(?=kubelet)\w+/, ['kubelet']],
  ['what must not stand ahead', /(?!kubelet)\w+/, undefined],
  ['what stands before', /(?<=image: )\S/, ['image: ']],
  ['what must not stand before', /(?<!image: )\S/, undefined],
  ['a group with a name', /(?<id>calico|antrea)-node/, ['calico', 'antrea']],
  ['a named backreference', /(?<q>['"])word\k<q>/, ['word']],
  ['a brace that counts nothing', /\{abc{x/, ['{abc{x']],
  ['an alternative without words', /abc|\d/, undefined],
  ['an empty alternative', /(?:abc|)/, undefined],
  ['short words only', /ab\d\dcd/, undefined],
  ['letters beyond ASCII', /größe/, undefined],
  ['a code of a letter', /\x41bcd\u0041efg/, ['bcd']],
  ['flags of another syntax', /kubelet/u, undefined],
])('%s', (_, pattern, words) => {
  expect(neededWords(pattern)).toEqual(words)
})
