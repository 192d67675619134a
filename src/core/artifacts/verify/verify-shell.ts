import { defineArtifact } from '../../model/artifact.ts'
import { shell } from '../formats/content.ts'
import { sh, shRaw, type ShellCode } from '../../text/formats/shell.ts'
import {
  checkDecisions,
  isNamed,
  outboundOf,
  reasonOf,
  selector,
  type Check,
  type Checked,
} from './checks/check.ts'
import { checks } from './checks/index.ts'

/** The checks from a Linux machine whose kubectl may look at and enter pods. */
export const verifyShell = defineArtifact({
  id: 'verify-shell',
  path: 'verify/verify.sh',
  summary: 'The checks of a working node, to run on a Linux node of the cluster',
  decisions: checkDecisions,
  carries: [],

  generate(scenario) {
    const asked = checks.filter(({ when }) => when?.(scenario) ?? true)
    const code = asked.map((check) => check.shell(scenario).shell).join('\n')
    return shell([
      { code: shRaw('#!/bin/sh'), why: { text: 'Any POSIX shell.' } },
      {
        code: beginning(scenario, code),
        why: takesAddress(code)
          ? {
              text: 'Without an argument, pods are asked to reach the first outside address of the plan, else the registry that Windows images come from.',
              decisions: ['externalTargets', 'namespace', 'workloadName'],
            }
          : { text: 'What the checks below call.', decisions: ['namespace', 'workloadName'] },
      },
      ...asked.map((check) => ({
        code: step(check, scenario),
        why: reasonOf(check, scenario),
      })),
      {
        code: isNamed(scenario) ? ending : endingElsewhere,
        why: { text: 'A failed check makes the script fail.' },
      },
    ])
  },
})

const takesAddress = (asked: string) => asked.includes('$outbound')

/** Only what a check of this plan calls, directly or through another one. */
function beginning(scenario: Checked, asked: string): ShellCode {
  const usage = takesAddress(asked)
    ? sh`# Usage: sh verify.sh [address that pods must reach]
set -u
outbound=${outboundOf(scenario)}
if [ $# -gt 0 ]; then outbound=$1; fi
failures=0`
    : shRaw(`# Usage: sh verify.sh
set -u
failures=0`)
  const helpers: ShellCode[] = []
  let calling = asked
  // What calls stands before what it calls.
  for (const [name, code] of helpersFor(scenario)) {
    if (!new RegExp(`\\b${name}\\b`).test(calling)) continue
    helpers.unshift(code)
    calling += code.shell
  }
  const called = helpers.map(({ shell }) => shell).join('\n')
  return shRaw(`${usage.shell}\n\n${called === '' ? '' : `${called}\n\n`}${runCheck}`)
}

const helpersFor = (scenario: Checked): readonly (readonly [string, ShellCode])[] => [
  [
    'pod_gets',
    sh`pod_gets() {
  kubectl --namespace ${scenario.namespace} exec "$(first_pod)" -- curl.exe --silent --show-error --insecure --max-time 20 --output NUL "$1"
}`,
  ],
  [
    'answers',
    shRaw(`# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
answers() { curl --silent --show-error --noproxy '*' --max-time 20 --output /dev/null "$1"; }`),
  ],
  [
    'service_field',
    sh`service_field() {
  kubectl --namespace ${scenario.namespace} get service ${scenario.workloadName} --output "jsonpath=$1"
}`,
  ],
  [
    'each_pod',
    shRaw(`each_pod() {
  ips=$(pods status.podIP) && [ -n "$ips" ] || return 1
  for ip in $ips; do "$1" "$(url "$ip" "$2")" || return 1; done
}`),
  ],
  ['first_pod', shRaw("first_pod() { pods metadata.name | cut -d ' ' -f 1; }")],
  ['url', shRaw(`url() { printf 'http://%s:%s/' "$1" "$2"; }`)],
  [
    'pods',
    sh`pods() {
  kubectl --namespace ${scenario.namespace} get pods --selector ${selector(scenario)} --field-selector status.phase=Running --output "jsonpath={.items[*].$1}"
}`,
  ],
]

const runCheck = `check() {
  if "$2"; then
    printf 'ok    %s\\n' "$1"
  else
    printf 'FAIL  %s\\n' "$1" >&2
    failures=$((failures + 1))
  fi
}`

function step(check: Check, scenario: Checked): ShellCode {
  const name = shRaw(check.id.replaceAll('-', '_'))
  return sh`${name}() {
  ${check.shell(scenario)}
}
check ${check.title(scenario)} ${name}`
}

const endingWith = (advice: string) =>
  shRaw(`if [ "$failures" -gt 0 ]; then
  printf '%s checks failed.${advice}\\n' "$failures" >&2
  exit 1
fi
echo 'All checks passed.'`)

const ending = endingWith(' Run verify/collect-logs.ps1 on the Windows node.')
const endingElsewhere = endingWith('')
