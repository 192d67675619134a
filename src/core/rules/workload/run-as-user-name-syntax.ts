import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { runAsUserName as facts } from '../../catalog/workload/windows-options.ts'
import { utf8Length } from '../../values/utf8.ts'
import { defineRule } from '../../model/rule.ts'

const control = /[\u0000-\u001f\u007f]/
const refusedInUser = /["/\\:;|=,+*?<>@[\]]/
const onlyDotsAndBlanks = /^[. ]+$/
const netBios = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/
const dns =
  /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export const runAsUserNameSyntax = defineRule({
  id: 'run-as-user-name-syntax',
  basis: 'refused',
  summary: 'The user inside the container has the form DOMAIN\\USER or USER',
  remediation: 'Write a user such as ContainerUser, or DOMAIN\\USER.',
  decisions: ['runAsUserName'],

  check({ runAsUserName }) {
    const problem = runAsUserName === '' ? undefined : problemOf(runAsUserName)
    if (problem === undefined) return undefined
    return {
      message: `runAsUserName “${runAsUserName}” ${problem}.`,
      facts: [syntaxFacts.runAsUserName, facts.limits],
      suggestion: { runAsUserName: '' },
    }
  },
})

function problemOf(text: string): string | undefined {
  if (control.test(text)) return 'holds control characters'
  const [first = '', second, ...more] = text.split('\\')
  if (more.length > 0) return 'has more than one backslash; the form is DOMAIN\\USER'
  const user = second ?? first
  const { limits } = facts
  if (second !== undefined && !isDomain(first)) {
    return `has a domain that is neither a NetBIOS name nor a DNS name of at most ${limits.value.domain} bytes`
  }
  if (user === '') return 'names no user'
  if (utf8Length(user) > limits.value.user) {
    return `has a user of ${utf8Length(user)} bytes; ${limits.value.user} are allowed`
  }
  if (onlyDotsAndBlanks.test(user)) return 'has a user of nothing but dots and blanks'
  return refusedInUser.test(user)
    ? String.raw`has a user with one of the characters " / \ [ ] : ; | = , + * ? < > @`
    : undefined
}

const isDomain = (text: string) =>
  utf8Length(text) <= facts.limits.value.domain && (netBios.test(text) || dns.test(text))
