const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** The first four groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function takePrefix(address: string): string {
  const [before = "", after = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after.split(":").filter(Boolean);
  const missing = Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(missing).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * What one attacker has without effort: the 256 neighbours of an IPv4 address, and the half of an IPv6
 * address that its owner chooses as they like.
 */
export function getNetwork(address: string): string {
  const plain = address.replace(mappedPrefix, "");
  if (plain.includes(":")) return `${takePrefix(plain)}::/64`;
  return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}
