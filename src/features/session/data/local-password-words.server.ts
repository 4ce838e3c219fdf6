/**
 * Words that many in India begin a password with, in small Latin letters: with digits or signs around them they
 * are among the first that somebody tries who knows where the farmers live.
 */
export const localPasswordWords: readonly string[] = [
  ..."india bharat hindustan bharatmata vandemataram jaihind jaikisan jaijawan namaste swagat".split(
    " ",
  ),
  ..."kisan kisaan kheti krishi fasal gehun dhaan kapas ganna gaon khet tractor mandi sarpanch farmer".split(
    " ",
  ),
  ..."ram jaishreeram jaishriram shriram shreeram sitaram radhe radheradhe radhekrishna krishna".split(
    " ",
  ),
  ..."harekrishna hanuman bajrang jaihanuman ganesh ganpati shiva mahadev harharmahadev bholenath".split(
    " ",
  ),
  ..."omnamahshivay omsairam sairam saibaba durga jaimatadi lakshmi laxmi saraswati allah bismillah".split(
    " ",
  ),
  ..."waheguru satnam shivaji jaishivaji jaibhim vitthal khandoba maharashtra mumbai pune nagpur".split(
    " ",
  ),
  ..."delhi chennai kolkata hyderabad bangalore bengaluru gujarat punjab rajasthan bihar kerala".split(
    " ",
  ),
  ..."rahul rakesh ramesh suresh mahesh ganesh dinesh mukesh rajesh sachin amit sumit sunil anil".split(
    " ",
  ),
  ..."vijay ajay sanjay deepak pooja priya neha kavita sunita anita geeta sita asha lata".split(
    " ",
  ),
  ..."sharma verma patil singh yadav kumar gupta reddy cricket dhoni kohli tendulkar".split(" "),
  ..."password pass admin login welcome test user".split(" "),
];
