import { defineArtifact } from '../../model/artifact.ts'
import { shell } from '../formats/content.ts'
import { sh, shRaw, type ShellCode } from '../../text/shell.ts'
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
    return shell([
      { code: shRaw('#!/bin/sh'), why: { text: 'Any POSIX shell.' } },
      {
        code: beginning(scenario),
        why: {
          text: 'Without an argument, pods are asked to reach the first outside address of the plan, else the registry that Windows images come from.',
          decisions: ['externalTargets', 'namespace', 'workloadName'],
        },
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

const beginning = (
  scenario: Checked,
): ShellCode => sh`# Usage: sh verify.sh [address that pods must reach]
set -u
outbound=${outboundOf(scenario)}
if [ $# -gt 0 ]; then outbound=$1; fi
failures=0

pods() {
  kubectl --namespace ${scenario.namespace} get pods --selector ${selector(scenario)} --field-selector status.phase=Running --output "jsonpath={.items[*].$1}"
}
each_pod() {
  ips=$(pods status.podIP) && [ -n "$ips" ] || return 1
  for ip in $ips; do "$1" "$(url "$ip" "$2")" || return 1; done
}
first_pod() { pods metadata.name | cut -d ' ' -f 1; }
url() { printf 'http://%s:%s/' "$1" "$2"; }
service_field() {
  kubectl --namespace ${scenario.namespace} get service ${scenario.workloadName} --output "jsonpath=$1"
}

# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
answers() { curl --silent --show-error --noproxy '*' --max-time 20 --output /dev/null "$1"; }
pod_gets() {
  kubectl --namespace ${scenario.namespace} exec "$(first_pod)" -- curl.exe --silent --show-error --insecure --max-time 20 --output NUL "$1"
}

check() {
  if "$2"; then
    printf 'ok    %s\n' "$1"
  else
    printf 'FAIL  %s\n' "$1" >&2
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
