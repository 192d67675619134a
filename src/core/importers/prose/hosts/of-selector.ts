const label = /\bwindows-build["'`]{0,2}(?:\s?[:=]\s?|\s)(?:is\s)?["'`]{0,2}$/i
const asked =
  /\b(?:node ?selectors?|selectors?|affinity|select(?:s|ed|ing)?|runtime ?class(?:es)?|matchLabels|asks? for|scheduling)\b/i

/** “nodeSelector windows-build: 10.0.20348”: the build that a pod asks for, and no host need have. */
export const isOfSelector = (line: string, at: number): boolean => {
  const ahead = line.slice(Math.max(at - 160, 0), Math.max(at, 0))
  return label.test(ahead) && asked.test(ahead)
}
