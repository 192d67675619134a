import { acrossLines } from '../../../values/across-lines.ts'
import { valued, type Told } from './define.ts'

/** How nodes come into the cluster. */
export const joinSettings: readonly Told[] = [
  // “We join with kubeadm”, “the Windows nodes are joined by kubeadm”; Linux nodes may be joined otherwise.
  valued(
    'joinMethod',
    new RegExp(
      acrossLines`
        \b(?:we|I)\s(?:(?:have|had|always|also|then)\s){0,2}(?:join(?:ed)?|add(?:ed)?)\b
          (?:(?!\b(?:linux|master|control|not|never)\b)[^.;?!\n]){0,50}?\s(?:with|by|using|via|through)\s
          (kubeadm)\b(?![^.;\n]{0,60}(?:\?|\blinux\b))
        |\bwindows\s(?:nodes?|workers?|machines?|hosts?)\s(?:are|is|was|were|get|gets|got)\s(?:all\s)?
          (?:joined|added)\s(?:with|by|using|via|through)\s(kubeadm)\b(?![^.;\n]{0,60}(?:\?|\blinux\b))
        |\bwindows\s(?:nodes?|workers?|machines?|hosts?)\s(?:join|joins|joined)\s
          (?:with|by|using|via|through)\s(kubeadm)\b(?![^.;\n]{0,60}(?:\?|\blinux\b))
      `,
      'gi',
    ),
    () => 'kubeadm',
  ),
]
