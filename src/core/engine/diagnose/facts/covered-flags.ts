import type { Observation } from '../../../model/observation.ts'
import type { SentFile } from '../reading/read.ts'

/** The kubelet with a variable right behind its name, as scripts hand it what kubeadm left. */
const startsWithVariable =
  /kubelet(?:\.exe)?["'`]{0,3}[ \t]{1,4}["'`]{0,3}\$[\w:{}.()]{1,60}([^\n]{0,4000})/gi
const left = /^[ \t]*KUBELET_KUBEADM_ARGS[ \t]*=/

/**
 * Of a flag that is given twice the last one counts: what kubeadm left is none of the setup where the
 * script that reads it gives the same flag behind it.
 */
export function withoutCoveredFlags(
  observations: readonly Observation[],
  files: readonly SentFile[],
): readonly Observation[] {
  const later = new Set(files.flatMap(({ text }) => flagsBehind(text)))
  if (later.size === 0) return observations
  const places = new Set(files.flatMap(placesLeft))
  const covered = new Set(
    observations.flatMap((one) =>
      places.has(lineKey(one)) && later.has(one.name.replace('kubelet.flag.', ''))
        ? [valueKey(one)]
        : [],
    ),
  )
  return covered.size === 0
    ? observations
    : observations.map((one) =>
        covered.has(valueKey(one)) ? { ...one, decision: null, name: `covered.${one.name}` } : one,
      )
}

const flagsBehind = (text: string): readonly string[] =>
  text.includes('kubeadm-flags.env')
    ? [...text.matchAll(startsWithVariable)].flatMap(([, behind = '']) =>
        [...behind.matchAll(/[\s"'`]--([a-z][a-z-]{2,60})(?=[= ])/g)].map(([, flag = '']) => flag),
      )
    : []

const placesLeft = ({ name, text }: SentFile): readonly string[] =>
  text.includes('KUBELET_KUBEADM_ARGS')
    ? text.split('\n').flatMap((line, i) => (left.test(line) ? [`${name}:${i + 1}`] : []))
    : []

const lineKey = ({ file, line }: Observation) => `${file}:${line}`
const valueKey = (one: Observation) => `${lineKey(one)}:${one.raw}`
