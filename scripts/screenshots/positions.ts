/** Positions in which there is something to see. */
export const CHESS_MIDDLE = 'rnb1kqb1r/p1pp1pppp/4a1n2/1p2p4/4P4/3P2N2/2P3A2/PP2PPPPP/RNBQK1B1R w - 7';
export const CHESS_PROMOTING = '3k5/2P6/9/9/4p4/9/2R3A2/3P5/1r2K4 w - 40';
export const CHESS_BOTH_IN_CHECK = '4k4/9/4R4/9/9/9/4r4/9/4K4 w - 30';
export const CHESS_PASSING = '4k4/9/9/9/4p4/9/6q2/3P5/4K4 w - 12';
export const HEXES = '1/4/rbbr1/p1ppp1/2pp3/PP1P1P/2PPR/RBB1/B w';
export const TNS_HANDS = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m';
export const TNS_PROMOTING = '1/3/1K1tH/3F1r1/4N2/k6/N4/1R1/1 w n2 m';
export const CHIEFTAINS = '1b1bk1bbb1/b1b3/1b4b1/6/2b5/3B4/2B4b/1B4/1B2B3/2B1K1/BB1B2B1BB w g';
export const BEN39 =
  '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz';

/** A position as the address of the editor writes it. */
export const inRoute = (position: string): string => position.replaceAll(' ', '_').replaceAll('/', '.');
